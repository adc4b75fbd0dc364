// Numbers as text that stays short in JSON and packs well: small numbers take one character, larger ones two or three.

const FIRST = 35;
const ALPHABET = Array.from({ length: 126 - FIRST + 1 }, (_char, index) => String.fromCharCode(FIRST + index))
  .filter((char) => char !== '\\')
  .join('');
/** Characters that end a number; the others say that more follows. */
const LAST = 60;
const MORE = ALPHABET.length - LAST;

const DIGITS = new Uint8Array(128);
for (let digit = 0; digit < ALPHABET.length; digit++) DIGITS[ALPHABET.charCodeAt(digit)] = digit;

/** Write whole numbers from 0 up. */
export function packNumbers(numbers: Iterable<number>): string {
  let packed = '';
  for (const number of numbers) {
    let rest = number;
    while (rest >= LAST) {
      packed += ALPHABET[LAST + ((rest - LAST) % MORE)];
      rest = Math.floor((rest - LAST) / MORE);
    }
    packed += ALPHABET[rest];
  }
  return packed;
}

/** Read what `packNumbers` wrote. */
export function unpackNumbers(packed: string): Uint32Array {
  const numbers = new Uint32Array(packed.length);
  let count = 0;
  let value = 0;
  let scale = 1;
  for (let index = 0; index < packed.length; index++) {
    const digit = DIGITS[packed.charCodeAt(index)] ?? 0;
    if (digit >= LAST) {
      value += digit * scale;
      scale *= MORE;
    } else if (scale === 1) {
      numbers[count++] = digit;
    } else {
      numbers[count++] = value + digit * scale;
      value = 0;
      scale = 1;
    }
  }
  return numbers.subarray(0, count);
}

/** Write whole numbers from 0 to 65,535, two by two: two that are less than 7 take one character together. */
export function packPairs(numbers: readonly number[]): string {
  const firsts = numbers.filter((_number, index) => index % 2 === 0);
  return packNumbers(firsts.map((first, index) => pair(first, numbers[2 * index + 1] ?? 0)));
}

/** Read what `packPairs` wrote; where it wrote an odd number of them, a 0 follows. */
export function unpackPairs(packed: string): Uint32Array {
  const pairs = unpackNumbers(packed);
  const numbers = new Uint32Array(2 * pairs.length);
  pairs.forEach((number, index) => {
    const root = Math.floor(Math.sqrt(number));
    const rest = number - root * root;
    numbers[2 * index] = Math.min(rest, root);
    numbers[2 * index + 1] = rest < root ? root : rest - root;
  });
  return numbers;
}

// Matthew Szudzik, An Elegant Pairing Function, 2006: no two pairs give one number, and small pairs give small ones.
const pair = (a: number, b: number): number => (a < b ? b * b + a : a * a + a + b);

/** Give where each of some lists begins that follow one another, and where the last one ends. */
export function addUp(sizes: Iterable<number>): number[] {
  const starts = [0];
  for (const size of sizes) starts.push((starts.at(-1) ?? 0) + size);
  return starts;
}

/** Give the distance of each number to the one before; numbers rise from 0 up. */
export const gapsOf = (numbers: readonly number[]): number[] =>
  numbers.map((number, index) => number - (numbers[index - 1] ?? 0));

/** Read numbers of which `packNumbers` wrote the gaps. */
export function unpackGaps(packed: string): Uint32Array {
  const numbers = unpackNumbers(packed);
  for (let index = 1; index < numbers.length; index++)
    numbers[index] = (numbers[index] ?? 0) + (numbers[index - 1] ?? 0);
  return numbers;
}
