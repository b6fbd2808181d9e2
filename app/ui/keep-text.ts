/**
 * While React 18 takes over the server's page, it sets each textarea back to the text that the page came with. What was
 * typed before the scripts arrived, or was there again after Back, would be lost. Until the returned function is
 * called, a textarea with other text keeps it.
 */
export function keepText(): () => void {
  const prototype = HTMLTextAreaElement.prototype;
  const value = Object.getOwnPropertyDescriptor(prototype, "value") as PropertyDescriptor;
  let keeps = true;
  Object.defineProperty(prototype, "value", {
    ...value,
    set(this: HTMLTextAreaElement, text: string) {
      const isTyped = this.value !== this.defaultValue;
      if (keeps && isTyped && text === this.defaultValue) return;
      value.set?.call(this, text);
    },
  });
  return () => {
    keeps = false;
  };
}
