// Comments by which a page asks the shell for something. Each stands on a line of its own, and what the shell changes stands
// between the one that opens, such as `<!-- tabs: runtime -->`, and the one that closes, `<!-- /tabs -->`.

/** The names of the comments, each with what stands behind its colon; without a colon, nothing. */
const ARGUMENTS = {
  tabs: '[a-z][a-z0-9-]*',
  preview: '\\S+',
  unreleased: undefined,
};

type CommentName = keyof typeof ARGUMENTS;

/** The comment that opens; its first group is what stands behind the colon. */
export function openComment(name: CommentName): RegExp {
  const argument = ARGUMENTS[name];
  return new RegExp(`^<!--\\s*${name}${argument ? `:\\s*(${argument})` : ''}\\s*-->\\s*$`);
}

/** The comment that closes. */
export const closeComment = (name: CommentName): RegExp => new RegExp(`^<!--\\s*/${name}\\s*-->\\s*$`);

// The names are the keys of the object.
const ALL = (Object.keys(ARGUMENTS) as CommentName[]).flatMap((name) => [openComment(name), closeComment(name)]);

/** Tell whether a line is such a comment. */
export const isContentComment = (line: string): boolean => ALL.some((pattern) => pattern.test(line));
