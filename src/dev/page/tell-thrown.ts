/**
 * Tells the terminal what is thrown here: what nobody catches, and what the app caught and logs. The server knows the
 * place in the source.
 * @param send to the development server
 */
export function tellThrown(send: (thrown: { readonly said: string; readonly stack: string }) => void): void {
  const { error: log } = console;
  console.error = (...told: unknown[]) => {
    log(...told);
    const error = told.find((one) => one instanceof Error);
    if (!error) return;
    const [said = '', ...places] = told.filter((one) => typeof one === 'string');
    const [reason = ''] = error.message.split('\n');
    const whole = said.includes(reason) ? said : `${said}: ${reason}`;
    send({ said: whole, stack: [...places, error.stack].join('\n') });
  };
  addEventListener('error', ({ error }) => {
    if (error instanceof Error) send({ said: String(error), stack: error.stack ?? '' });
  });
}
