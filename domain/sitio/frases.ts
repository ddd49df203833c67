import type { Sitio } from '#contract/sitio.ts'

type Plazo = Pick<Sitio, 'diasDeRespuesta'>

const enDias = (dias: number): string => `${dias} ${dias === 1 ? 'día hábil' : 'días hábiles'}`

/** 'en 2 días hábiles'; where nothing was promised, nothing is. */
export const enPlazo = ({ diasDeRespuesta }: Plazo): string =>
  diasDeRespuesta === null ? 'lo antes posible' : `en ${enDias(diasDeRespuesta)}`

/** 'Pago SpA, RUT 76.543.210-3, Calle 1, Santiago': who answers by law, as far as it is written. */
export function identidadLegal({
  razonSocial,
  rut,
  direccion,
  ciudad,
}: Pick<Sitio, 'razonSocial' | 'rut' | 'direccion' | 'ciudad'>): string | null {
  if (!razonSocial) return null
  return [razonSocial, rut && `RUT ${rut}`, direccion, direccion && ciudad].filter(Boolean).join(', ')
}
