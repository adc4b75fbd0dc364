/** Quoted parts are neither split nor patterns. */
export type WordPart =
  | { readonly type: 'text'; readonly text: string; readonly isQuoted: boolean }
  | { readonly type: 'variable'; readonly name: string; readonly fallback: string; readonly isQuoted: boolean }
  | { readonly type: 'substitution'; readonly list: CommandList; readonly isQuoted: boolean };

export type Word = readonly WordPart[];

export interface Redirect {
  readonly descriptor: 0 | 1 | 2;
  readonly type: 'read' | 'write' | 'append' | 'duplicate';
  readonly target: Word;
}

export interface SimpleCommand {
  readonly type: 'simple';
  readonly assignments: readonly { readonly name: string; readonly value: Word }[];
  readonly words: readonly Word[];
  readonly redirects: readonly Redirect[];
}

export interface GroupCommand {
  readonly type: 'group';
  readonly list: CommandList;
  readonly isSubshell: boolean;
  readonly redirects: readonly Redirect[];
}

export interface Pipeline {
  readonly commands: readonly (SimpleCommand | GroupCommand)[];
  readonly isNegated: boolean;
  readonly joiner: ';' | '&&' | '||';
}

export type CommandList = readonly Pipeline[];
