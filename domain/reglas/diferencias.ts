import type { CambioDeRegla, CampoDeRegla, ClaseDeRegla } from '#contract/reglas.ts'
import { enPesos, enPorcentaje } from '#domain/pesos.ts'
import { FORMAS } from './formas.ts'
import { textoMostrado } from './formatos.ts'

type Valores = Record<string, unknown>

/** What one content changes in another, in the order of the form: 'Flexible, tramo 1: Se devuelve'. */
export const diferenciasDeRegla = (clase: ClaseDeRegla, antes: object, ahora: object): CambioDeRegla[] =>
  deGrupo(FORMAS[clase].campos, antes as Valores, ahora as Valores, '')

function deGrupo(
  campos: readonly CampoDeRegla[],
  antes: Valores | undefined,
  ahora: Valores | undefined,
  donde: string,
): CambioDeRegla[] {
  return campos.flatMap((campo) => deCampo(campo, antes?.[campo.campo], ahora?.[campo.campo], donde))
}

function deCampo(campo: CampoDeRegla, antes: unknown, ahora: unknown, donde: string): CambioDeRegla[] {
  const aqui = donde ? `${donde}: ${campo.nombre}` : campo.nombre
  if (campo.tipo === 'grupo')
    return deGrupo(campo.campos, antes as Valores | undefined, ahora as Valores | undefined, aqui)
  if (campo.tipo === 'lista')
    return deLista(campo, (antes as Valores[] | undefined) ?? [], (ahora as Valores[] | undefined) ?? [], aqui)
  if (antes === ahora) return []
  return [{ donde: aqui, antes: enPalabras(campo, antes), ahora: enPalabras(campo, ahora) }]
}

/** Entries are told apart by their first field: one that moved is no change, one that is new is shown whole. */
function deLista(
  campo: CampoDeRegla & { tipo: 'lista' },
  antes: Valores[],
  ahora: Valores[],
  donde: string,
): CambioDeRegla[] {
  const porNombre = claveDe(campo) !== null
  const clave = (uno: Valores, i: number): string =>
    porNombre
      ? claveDe(campo)!
          .map((nombre) => String(uno[nombre]))
          .join(' ')
      : String(i)
  const deAntes = new Map(antes.map((uno, i) => [clave(uno, i), uno]))
  const deAhora = new Map(ahora.map((uno, i) => [clave(uno, i), uno]))
  return [...new Set([...deAntes.keys(), ...deAhora.keys()])].flatMap((una) => {
    const [a, b] = [deAntes.get(una), deAhora.get(una)]
    const titulo = `${donde}, ${campo.uno.toLowerCase()} ${porNombre ? fechaCorta(una) : Number(una) + 1}`
    if (a && b) return deGrupo(campo.campos, a, b, titulo)
    return [{ donde: titulo, antes: a ? enteraDe(campo.campos, a) : null, ahora: b ? enteraDe(campo.campos, b) : null }]
  })
}

const CLAVES: readonly string[][] = [
  ['id'],
  ['ciudad'],
  ['tipo', 'categoria', 'operador'],
  ['fecha'],
  ['region', 'desde'],
]

/** The fields that name an entry; null where its place does. */
const claveDe = ({ campos }: CampoDeRegla & { tipo: 'lista' }): string[] | null =>
  CLAVES.find((clave) => clave.every((nombre) => campos.some(({ campo }) => campo === nombre))) ?? null

const enteraDe = (campos: readonly CampoDeRegla[], valores: Valores): string =>
  campos.map((campo) => `${campo.nombre}: ${enPalabras(campo, valores[campo.campo]) ?? '—'}`).join('\n')

/** '2026-01-01' → '01-01-2026'; what is no date stays. */
const fechaCorta = (texto: string): string => texto.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$3-$2-$1')

function enPalabras(campo: CampoDeRegla, valor: unknown): string | null {
  if (valor === undefined) return null
  switch (campo.tipo) {
    case 'siNo':
      return valor ? 'Sí' : 'No'
    case 'opcion':
      return campo.opciones.find((una) => una.valor === valor)?.nombre ?? String(valor)
    case 'tasa':
      return valor === null ? (campo.vacio ?? null) : enPorcentaje(valor as number)
    case 'entero':
      if (valor === null) return campo.vacio ?? null
      return campo.unidad === '$' ? enPesos(valor as number) : [String(valor), campo.unidad].filter(Boolean).join(' ')
    case 'fecha':
      return fechaCorta(String(valor))
    case 'grupo':
      return deUnGrupo(campo.campos, valor as Valores)
    case 'lista':
      return String((valor as Valores[]).length)
    default:
      return textoMostrado(campo, valor)
  }
}

/** Of a group of switches, the ones that are on; of any other, each part. */
function deUnGrupo(campos: readonly CampoDeRegla[], valores: Valores): string {
  if (!campos.every(({ tipo }) => tipo === 'siNo'))
    return campos.map((campo) => `${campo.nombre} ${enPalabras(campo, valores[campo.campo]) ?? '—'}`).join(', ')
  return (
    campos
      .filter(({ campo }) => valores[campo] === true)
      .map(({ nombre }) => nombre)
      .join(', ') || 'Nada'
  )
}
