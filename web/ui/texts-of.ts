/** Reads a form by the names of its fields, without the spaces around what was typed. */
export const textsOf =
  (data: FormData) =>
  (name: string): string => {
    const value = data.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
