/** Ends the program with one line for the person and no stack trace. */
export function abort(message) {
  console.error(`\n✖ ${message}`)
  process.exit(1)
}
