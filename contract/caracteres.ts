// Control, bidi override and lone surrogate characters are refused: a NUL breaks SQL, the others forge what a person reads.
export const HIDDEN =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/

/** Whatever a reader takes for the end of a line. In a name it forges a second line of a mail, a calendar or a file. */
export const LINE_BREAK = /[\n\r\u0085\u2028\u2029]/

// Fillers that Unicode counts among letters and signs, and that nobody sees.
const VISIBLE = /(?![\u115f\u1160\u3164\uffa0\u2800])[\p{L}\p{N}\p{P}\p{S}]/u

/** No text at all, or one in which there is something to see. */
export const seVe = (s: string): boolean => s === '' || VISIBLE.test(s)
