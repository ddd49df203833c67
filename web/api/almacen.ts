/** What was kept in this browser, read as `T` unchecked; null where there is nothing, no storage, or nothing that can be read. */
export function leerGuardado<T>(llave: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(llave) ?? 'null') as T | null
  } catch {
    return null
  }
}

/** False where the device keeps nothing: no room, or no permission. Only who promises it to the person has to look. */
export function guardar(llave: string, valor: unknown): boolean {
  try {
    localStorage.setItem(llave, JSON.stringify(valor))
    return true
  } catch {
    return false
  }
}

export function olvidar(llave: string): void {
  try {
    localStorage.removeItem(llave)
  } catch {
    // No storage: there is nothing to forget.
  }
}
