import type { CalendarioExterno, FallaDeCalendario } from '#contract/sincronizacion.ts'
import { formatCantidad } from '#web/ui/formato.ts'
import { formatSalida } from '#web/ui/horas.ts'

/** Why a calendar could not be read, and what to do. */
export const FALLAS: Record<FallaDeCalendario, string> = {
  direccion: 'La dirección lleva a un lugar que no podemos leer. Copia de nuevo la dirección iCal pública de tu calendario.',
  red: 'El servidor del calendario no respondió.',
  tiempo: 'El servidor del calendario tardó demasiado en responder.',
  peso: 'El calendario pesa más de 2 MB. Exporta uno con menos eventos pasados.',
  respuesta: 'El servidor del calendario respondió con un error.',
  permiso: 'El calendario no se deja leer. Compártelo con su dirección secreta o hazlo público.',
  ausente: 'El calendario ya no está en esa dirección. Quítalo y conecta el nuevo.',
  ilegible: 'Lo que responde esa dirección no es un calendario iCal.',
  complejo: 'El calendario tiene una repetición que no pudimos calcular. Revisa sus eventos que se repiten.',
  muchos: 'El calendario tiene más de 2.000 horarios ocupados. Conecta uno con menos eventos.',
}

/** What is known of a calendar now, in one sentence. */
export function estadoDe({ estado, servidor, leidoEn, ocupados }: CalendarioExterno, zona: string): string {
  if (estado === 'leyendo') return 'Leyendo el calendario...'
  const cuanto = ocupados === 0 ? 'sin horarios ocupados por venir' : formatCantidad(ocupados, 'horario ocupado por venir', 'horarios ocupados por venir')
  if (!leidoEn) return 'Aún no lo hemos podido leer.'
  return `${servidor ? 'Leído' : 'Subido'} el ${formatSalida(leidoEn, zona)}: ${cuanto}.`
}
