/** True for a key that is an input method's: Safari tells of the Enter that ends a word after the word, by this code alone. */
export const isOfInputMethod = ({
  isComposing,
  keyCode,
}: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean => isComposing || keyCode === 229;
