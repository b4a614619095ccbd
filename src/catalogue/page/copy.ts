function say(text: string): void {
  const place = document.querySelector<HTMLElement>('[data-said]');
  if (place) place.textContent = text;
}

/** Marks the text, for copying by hand. */
function mark(element: HTMLElement): void {
  const range = document.createRange();
  range.selectNodeContents(element);
  const selection = getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
  element.focus();
}

/** Copies an example's JSON and says so; where the browser refuses, the text is marked for the hand. */
export function watchCopy(button: HTMLButtonElement): void {
  const label = button.textContent;
  let timer = 0;
  const answer = (word: string, sentence: string) => {
    button.textContent = word;
    say(sentence);
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      button.textContent = label;
      say('');
    }, 4000);
  };
  button.addEventListener('click', async () => {
    const text = document.getElementById(button.dataset.copy ?? '');
    if (!text) return;
    try {
      await navigator.clipboard.writeText(text.textContent);
      answer('Copied', 'The JSON was copied.');
    } catch {
      mark(text);
      answer('Press Ctrl+C', 'The JSON could not be copied. It is marked: press Control or Command and C.');
    }
  });
}
