import type { EscalaDeCancelaciones } from '#contract/cancelaciones.ts'

/** What one led to. */
export function efectoDe({ escalon, porcentaje }: { escalon: number; porcentaje: number }): string {
  if (escalon === 1) return 'La primera no tiene costo.'
  return `Descuento de ${porcentaje} % de cada reserva que se cancela por ella${escalon === 3 ? ', y ventas en pausa' : ''}.`
}

/** What another one would lead to, before it is done. */
export function queHariaOtra(
  { escalon }: EscalaDeCancelaciones['siguiente'],
  ventanaDias: number,
): { titulo: string; texto: string } {
  const descuento =
    'Descontamos 10 % de cada reserva que se cancele, o 20 % si faltan menos de 72 horas. Quien elige otra fecha no cuenta.'
  if (escalon === 1)
    return {
      titulo: `Sería tu primera cancelación en ${ventanaDias} días`,
      texto:
        'No tiene costo. Con la segunda descontamos de 10 % a 20 % de cada reserva cancelada; con la tercera se pausan tus ventas.',
    }
  if (escalon === 2)
    return {
      titulo: `Sería tu segunda cancelación en ${ventanaDias} días`,
      texto: `${descuento} Con la tercera se pausan tus ventas.`,
    }
  return { titulo: `Sería la tercera o más en ${ventanaDias} días`, texto: `Tus ventas quedan en pausa. ${descuento}` }
}
