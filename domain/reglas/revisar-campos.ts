import { HIDDEN, LINE_BREAK, seVe } from '#contract/caracteres.ts'
import type { CampoInvalido } from '#contract/errors.ts'
import type { CampoDeRegla } from '#contract/reglas.ts'
import { FORMATOS } from './formatos.ts'

type Valores = Record<string, unknown>

/** Field by field, where it is written and again where it is kept: `flexible.0.hasta` says where. */
export function revisarCampos(
  campos: readonly CampoDeRegla[],
  enviado: Valores,
): { contenido: Valores; errores: CampoInvalido[] } {
  const errores: CampoInvalido[] = []
  const contenido = deGrupo(campos, enviado, '', errores)
  return { contenido, errores }
}

function deGrupo(campos: readonly CampoDeRegla[], enviado: unknown, donde: string, errores: CampoInvalido[]): Valores {
  const valores = typeof enviado === 'object' && enviado !== null && !Array.isArray(enviado) ? (enviado as Valores) : {}
  return Object.fromEntries(
    campos.map((campo) => [campo.campo, deCampo(campo, valores[campo.campo], donde + campo.campo, errores)]),
  )
}

function deCampo(campo: CampoDeRegla, valor: unknown, donde: string, errores: CampoInvalido[]): unknown {
  if (campo.tipo === 'grupo') return deGrupo(campo.campos, valor, `${donde}.`, errores)
  if (campo.tipo === 'lista') return deLista(campo, valor, donde, errores)
  const limpio = typeof valor === 'string' ? valor.normalize('NFC').trim() : valor
  const mensaje = motivo(campo, limpio)
  if (mensaje) errores.push({ campo: donde, mensaje })
  if (campo.tipo === 'texto' && campo.formato && !mensaje && typeof limpio === 'string' && limpio !== '')
    return FORMATOS[campo.formato].guardar(limpio)
  return limpio ?? (campo.tipo === 'texto' ? '' : limpio)
}

function deLista(
  campo: CampoDeRegla & { tipo: 'lista' },
  valor: unknown,
  donde: string,
  errores: CampoInvalido[],
): unknown[] {
  const lista = Array.isArray(valor) ? (valor as unknown[]) : []
  if (lista.length < campo.min) errores.push({ campo: donde, mensaje: 'Agrega al menos uno' })
  if (lista.length > campo.max) errores.push({ campo: donde, mensaje: `Usa ${campo.max} como máximo` })
  return lista.map((uno, i) => deGrupo(campo.campos, uno, `${donde}.${i}.`, errores))
}

type Simple = Exclude<CampoDeRegla, { tipo: 'grupo' | 'lista' }>

function motivo(campo: Simple, valor: unknown): string | null {
  switch (campo.tipo) {
    case 'siNo':
      return typeof valor === 'boolean' ? null : 'Elige sí o no'
    case 'opcion':
      return campo.opciones.some((una) => una.valor === valor) ? null : 'Elige una de la lista'
    case 'fecha':
      return typeof valor === 'string' && esFecha(valor) ? null : 'Escribe una fecha como 2026-11-14'
    case 'texto':
      return campo.opcional && (valor === '' || valor === undefined) ? null : motivoDeTexto(campo, valor)
    default:
      return motivoDeNumero(campo, valor)
  }
}

function motivoDeTexto({ max, parrafos, formato }: Simple & { tipo: 'texto' }, valor: unknown): string | null {
  if (typeof valor !== 'string' || valor === '') return 'Este dato es obligatorio'
  if (HIDDEN.test(valor)) return 'Hay un carácter que no se puede usar'
  if (!seVe(valor)) return 'Escribe algo que se pueda leer'
  if (!parrafos && LINE_BREAK.test(valor)) return 'Escríbelo en una sola línea'
  if ([...valor].length > max) return `Usa ${max} caracteres como máximo`
  return formato ? FORMATOS[formato].motivo(valor) : null
}

function motivoDeNumero(
  { tipo, min, max, opcional }: Simple & { tipo: 'entero' | 'tasa' },
  valor: unknown,
): string | null {
  if (valor === null && opcional) return null
  if (Number.isSafeInteger(valor) && (valor as number) >= min && (valor as number) <= max) return null
  return tipo === 'tasa'
    ? `Escribe un porcentaje entre ${min / 100} y ${max / 100}`
    : `Escribe un número entre ${min} y ${max}`
}

function esFecha(texto: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(texto)) return false
  const dia = new Date(`${texto}T00:00:00Z`)
  return !Number.isNaN(dia.getTime()) && dia.toISOString().startsWith(texto)
}
