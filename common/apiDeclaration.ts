import type { ApiExport, ApiMember } from './apiFile.ts';

/** Format the declarations of an export, a line for each overload. Its members are not among them. */
export function formatDeclaration(symbol: ApiExport): string[] {
  const { name, kind, signatures = [], typeParameters = [], abstract } = symbol;
  const generic = typeParameters.length > 0 ? `<${typeParameters.join(', ')}>` : '';
  const bases = (['extends', 'implements'] as const).flatMap((word) =>
    symbol[word] ? [`${word} ${symbol[word].join(', ')}`] : [],
  );
  const head = [...(abstract ? ['abstract'] : []), kind, name + generic, ...bases].join(' ');
  if (kind === 'function') return signatures.map((text) => `function ${name}${text}`);
  if (kind === 'const') return signatures.length > 0 ? signatures.map((text) => `const ${name}: ${text}`) : [head];
  if (kind === 'type') return signatures.length > 0 ? signatures.map((text) => `${head} = ${text}`) : [head];
  return [head];
}

/** Format the declarations of a member. @example ['readonly size: number'] */
export function formatMember(member: ApiMember, ownerName: string): string[] {
  const { name, kind, signatures = [], optional } = member;
  const modifiers = (['static', 'protected', 'abstract', 'readonly'] as const).filter((one) => member[one]);
  const start = [...modifiers, ''].join(' ');
  const label = `${name}${optional ? '?' : ''}`;
  const forms: Record<ApiMember['kind'], (text: string) => string> = {
    constructor: (text) => `new ${ownerName}${text}`,
    method: (text) => label + text,
    property: (text) => `${label}: ${text}`,
    accessor: (text) => `${label}: ${text}`,
    value: (text) => `${name} = ${text}`,
    call: (text) => text,
    new: (text) => `new ${text}`,
    index: (text) => text,
  };
  return signatures.map((text) => start + forms[kind](text));
}
