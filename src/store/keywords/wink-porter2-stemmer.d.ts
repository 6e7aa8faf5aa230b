declare module 'wink-porter2-stemmer' {
  /** The stem of an English word in small letters, by Snowball's second algorithm of Porter. */
  export default function stem(word: string): string;
}
