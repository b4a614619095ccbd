/**
 * Tells the terminal what is thrown here: what nobody catches, and what the app caught and logs. The server knows the
 * place in the source.
 * @param send to the development server
 */
export function tellThrown(send: (thrown: { readonly said: string; readonly stack: string }) => void): void {
  const tell = (said: string, error: Error) => send({ said, stack: error.stack ?? '' });
  const { error: log } = console;
  console.error = (...told: unknown[]) => {
    log(...told);
    const error = told.find((one) => one instanceof Error);
    if (error) tell(String(told[0]), error);
  };
  addEventListener('error', ({ error }) => {
    if (error instanceof Error) tell(String(error), error);
  });
}
