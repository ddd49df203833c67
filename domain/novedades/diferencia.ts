export interface Paso {
  op: 'add' | 'remove' | 'replace'
  /** JSON pointer (RFC 6901). */
  path: string
  was: unknown
  value: unknown
}

/** What turns one JSON value into another, in the order of the second's keys; lists are compared place by place. */
export function diferenciaDe(antes: unknown, ahora: unknown, path = ''): Paso[] {
  if (esObjeto(antes) && esObjeto(ahora)) {
    const claves = [...new Set([...Object.keys(ahora), ...Object.keys(antes)])]
    return claves.flatMap((clave) =>
      deClave(antes, ahora, clave, `${path}/${clave.replaceAll('~', '~0').replaceAll('/', '~1')}`),
    )
  }
  if (Array.isArray(antes) && Array.isArray(ahora))
    return Array.from({ length: Math.max(antes.length, ahora.length) }, (_, i) => i).flatMap((i) =>
      deClave(antes, ahora, i, `${path}/${i}`),
    )
  return JSON.stringify(antes) === JSON.stringify(ahora) ? [] : [{ op: 'replace', path, was: antes, value: ahora }]
}

function deClave<K extends PropertyKey>(
  antes: Record<K, unknown>,
  ahora: Record<K, unknown>,
  clave: K,
  path: string,
): Paso[] {
  if (!(clave in antes)) return [{ op: 'add', path, was: null, value: ahora[clave] }]
  if (!(clave in ahora)) return [{ op: 'remove', path, was: antes[clave], value: null }]
  return diferenciaDe(antes[clave], ahora[clave], path)
}

const esObjeto = (valor: unknown): valor is Record<string, unknown> =>
  typeof valor === 'object' && valor !== null && !Array.isArray(valor)
