import type { Outcome, Steps } from '../../../model/editing.ts';

const PLACE = '/__page-engine/edit/';
let token: Promise<string> | undefined;

/** What the server refuses, in its words. */
export class Refused extends Error {}

async function fetchToken(): Promise<string> {
  const response = await fetch(`${PLACE}token`);
  const answer: { readonly token?: string; readonly problem?: string } = await response.json();
  if (answer.token === undefined) throw new Refused(answer.problem ?? 'Editing is not possible here.');
  return answer.token;
}

/**
 * Asks the development server's editor.
 * @throws Refused with the server's words; TypeError where it does not answer
 */
export async function ask<Answer>(name: string, given: object = {}, isAgain = false): Promise<Answer> {
  token ??= fetchToken();
  const known = await token.catch((error: unknown) => {
    token = undefined;
    throw error;
  });
  const response = await fetch(PLACE + name, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Page-Engine-Token': known },
    body: JSON.stringify(given),
  });
  const answer = await response.json();
  if (response.status === 403) token = undefined;
  // A server that was started anew has another one; what was typed waits for no new page.
  if (response.status === 403 && !isAgain) return ask(name, given, true);
  if (!response.ok) throw new Refused(answer.problem ?? response.statusText);
  return answer;
}

/** What became of an edit, and what can be taken back now. */
export type Answered = Steps & { readonly outcome: Outcome };
