import type { CampoDeRegla } from '#contract/reglas.ts'

export type Valores = Record<string, unknown>
export type CampoSimple = Exclude<CampoDeRegla, { tipo: 'grupo' | 'lista' }>

/** What a new entry of a list begins with. */
export function vacioDe(campos: readonly CampoDeRegla[]): Valores {
  return Object.fromEntries(campos.map((campo) => [campo.campo, inicial(campo)]))
}

function inicial(campo: CampoDeRegla): unknown {
  switch (campo.tipo) {
    case 'siNo':
      return false
    case 'opcion':
      return campo.opciones[0]?.valor
    case 'grupo':
      return vacioDe(campo.campos)
    case 'lista':
      return []
    case 'entero':
    case 'tasa':
      return campo.opcional ? null : ''
    default:
      return ''
  }
}

/** As it is written in its box; what is no number stays as it was typed, for the server to say so. */
export function enCaja({ tipo }: CampoSimple, valor: unknown): string {
  if (valor === null || valor === undefined) return ''
  return tipo === 'tasa' && typeof valor === 'number' ? String(valor / 100).replace('.', ',') : String(valor)
}

export function deCaja({ tipo, ...campo }: CampoSimple, texto: string): unknown {
  if (tipo !== 'entero' && tipo !== 'tasa') return texto
  const escrito = texto.trim()
  if (escrito === '') return 'opcional' in campo && campo.opcional ? null : ''
  if (tipo === 'entero')
    return /^\d{1,12}$/.test(escrito.replaceAll('.', '')) ? Number(escrito.replaceAll('.', '')) : texto
  return /^\d{1,3}(?:[.,]\d{1,2})?$/.test(escrito) ? Math.round(Number(escrito.replace(',', '.')) * 100) : texto
}

/** What tells one entry of a list from another. */
export function tituloDeUno(campos: readonly CampoDeRegla[], valores: Valores, i: number, uno: string): string {
  const nombre = ['titulo', 'nombre', 'ciudad', 'texto', 'fecha']
    .map((campo) => valores[campo])
    .find((valor) => typeof valor === 'string' && valor !== '')
  const categoria = campos.find(({ campo }) => campo === 'categoria')
  const de =
    categoria?.tipo === 'opcion'
      ? categoria.opciones.find(({ valor }) => valor === valores.categoria)?.nombre
      : undefined
  return [typeof nombre === 'string' ? nombre : `${uno} ${i + 1}`, de].filter(Boolean).join('\u00a0· ')
}
