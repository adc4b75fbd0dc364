/** What a program or the shell cannot do. It ends with the message on its error output, and with the exit code. */
export class CommandError extends Error {
  readonly status: number;

  constructor(message: string, status = 1) {
    super(message);
    this.status = status;
  }
}
