// Each comment is on a line of its own.

/** Pattern after the colon; undefined without a colon. */
const ARGUMENTS = {
  buttons: undefined,
  tabs: '[a-z][a-z0-9-]*',
  preview: '\\S+',
  unreleased: undefined,
};

type CommentName = keyof typeof ARGUMENTS;

/** Match the opening comment; the first group is what follows the colon. */
export function openComment(name: CommentName): RegExp {
  const argument = ARGUMENTS[name];
  return new RegExp(`^<!--\\s*${name}${argument ? `:\\s*(${argument})` : ''}\\s*-->\\s*$`);
}

/** Match the closing comment. */
export const closeComment = (name: CommentName): RegExp => new RegExp(`^<!--\\s*/${name}\\s*-->\\s*$`);
