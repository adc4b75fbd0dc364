import { useId } from 'react';

/** Words below a field. */
export interface Notes {
  /** What is expected, in a few words. */
  hint?: string | undefined;
  /** What is wrong with the value. */
  problem?: string | undefined;
  /** Why the field cannot be used. */
  absence?: string | undefined;
}

/** Tie the words below a field to it, for those who hear them. */
export function useNotes({ hint, problem, absence }: Notes) {
  const id = useId();
  const text = problem ?? absence ?? hint;
  const noteId = `${id}note`;
  return {
    id,
    describedBy: text ? noteId : undefined,
    notes: text && (
      <p className="hint" id={noteId} data-problem={problem !== undefined}>
        {text}
      </p>
    ),
  };
}
