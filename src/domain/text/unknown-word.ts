/**
 * A word that only the server knows, such as a new state, as it would be written: `underReview`
 * becomes `Under review`.
 */
export function unknownWord(word: string): string {
  const words = word.replace(/(?<=\p{Ll})\p{Lu}/gu, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
