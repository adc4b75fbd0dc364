export class BitWriter {
  readonly #bytes: number[] = [];
  #current = 0;
  #count = 0;

  write(value: number, length: number): this {
    for (let bit = length - 1; bit >= 0; bit -= 1) {
      this.#current = (this.#current << 1) | ((value >> bit) & 1);
      this.#count += 1;
      if (this.#count === 8) this.#flush();
    }
    return this;
  }

  /** Write `ue(v)`, unsigned Exp-Golomb. */
  writeUnsigned(value: number): this {
    const length = Math.floor(Math.log2(value + 1));
    return this.write(0, length).write(value + 1, length + 1);
  }

  /** Write `se(v)`, signed Exp-Golomb. */
  writeSigned(value: number): this {
    return this.writeUnsigned(value > 0 ? value * 2 - 1 : value * -2);
  }

  /** A one, then zeros up to the next byte. */
  finish(): Uint8Array {
    this.write(1, 1);
    while (this.#count > 0) this.write(0, 1);
    return Uint8Array.from(this.#bytes);
  }

  #flush(): void {
    this.#bytes.push(this.#current);
    this.#current = 0;
    this.#count = 0;
  }
}
