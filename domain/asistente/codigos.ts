import { normalizarCodigo } from '#domain/reservas/codigo.ts'

const NOMBRADO =
  /\b((?:rese?r[bv]as?|c[oó]d(?:igo)?s?|booking|entradas?)(?: (?:es|de|con|reserva|mi|la|el|n[uú]mero|nro|n)\b|[ :.,;#°º])*[ :])([a-z0-9]{4}[ -]?[a-z0-9]{4})(?![\w-])/gi
const CON_GUION = /(?<![\w-])[a-z0-9]{4} ?[-‐-―] ?[a-z0-9]{4}(?![\w-])/gi
const JUNTO = /(?<![\w-])[a-z0-9]{8}(?![\w-])/gi
const SEPARADO = /(?<![\w-])[a-z0-9]{4} [a-z0-9]{4}(?![\w-])/gi

/** A text with the codes of bookings hidden, and whether there was one: '7K4M-92QX', '7k4m92qx', 'mi reserva 2345 6789'. */
export function ocultarCodigos(texto: string, por = '[código oculto]'): { texto: string; habia: boolean } {
  const oculto = texto
    .replaceAll(NOMBRADO, (todo, antes: string, codigo: string) =>
      esCodigo(codigo) && /\d/.test(codigo) ? antes + por : todo,
    )
    .replaceAll(CON_GUION, (codigo) =>
      esCodigo(codigo) && (/\d/.test(codigo) ? /[a-z]/i.test(codigo) : codigo === codigo.toUpperCase()) ? por : codigo,
    )
    .replaceAll(JUNTO, (codigo) => (esCodigo(codigo) && MEZCLADO.test(codigo) ? por : codigo))
    .replaceAll(SEPARADO, (codigo) =>
      esCodigo(codigo) && codigo.split(' ').some((mitad) => MEZCLADO.test(mitad)) ? por : codigo,
    )
  return { texto: oculto, habia: oculto !== texto }
}

/** A figure with its unit, '20000cad' or '4pax', goes over from one to the other only once. */
const MEZCLADO = /\d[a-z]+\d|[a-z]\d+[a-z]/i

const esCodigo = (texto: string): boolean => normalizarCodigo(texto.replaceAll(/[‐-―]/g, '-')) !== null
