/** JSON that our own build wrote; the caller says what it is. @throws Error where it cannot be fetched */
export async function fetchJson(url: string) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.json();
}

/** Asks once for each key, for the life of the page. What failed is asked for again the next time. */
export function once<T>(ask: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const asked = new Map<string, Promise<T>>();
  return (key) => {
    const answer = asked.get(key) ?? ask(key);
    asked.set(key, answer);
    answer.catch(() => asked.delete(key));
    return answer;
  };
}
