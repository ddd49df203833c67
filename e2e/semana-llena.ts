import type { SalidaDelDia } from '#contract/suspensiones.ts'

const DIAS = 7
const HORAS = Array.from({ length: 18 }, (_, i) => i + 5)
const POR_HORA = 4
const DIA_MS = 86_400_000

const dosCifras = (n: number): string => String(n).padStart(2, '0')

/** 504 departures of the week that begins on `lunes`: four in each hour from 5 to 22, half of their places taken. */
export function semanaLlena(lunes: string): SalidaDelDia[] {
  return Array.from({ length: DIAS * HORAS.length * POR_HORA }, (_, i) => {
    const fecha = new Date(Date.parse(lunes) + Math.floor(i / (HORAS.length * POR_HORA)) * DIA_MS)
      .toISOString()
      .slice(0, 10)
    const hora = HORAS[Math.floor(i / POR_HORA) % HORAS.length]!
    const inicio = `${fecha}T${dosCifras(hora)}:${dosCifras((i % POR_HORA) * 15)}:00-03:00`
    return {
      id: `00000000-0000-4000-8000-${String(i).padStart(12, '0')}`,
      experienciaId: '00000000-0000-4000-8000-000000000000',
      nombreExperiencia: `Recorre el sendero ${i % 12}`,
      inicio,
      fin: inicio,
      zonaHoraria: 'America/Santiago',
      estado: i % 40 === 0 ? 'cerrada' : 'abierta',
      motivo: null,
      cupos: 8,
      viajeros: 4,
      reservas: 2,
      monto: 80_000,
      porElegir: 0,
      puedeSuspender: true,
    }
  })
}
