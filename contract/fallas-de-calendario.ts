import type { FallaDeCalendario } from './sincronizacion.ts'

/** Why a calendar could not be read, and what to do: the same on its screen and in the mail. */
export const FALLAS: Record<FallaDeCalendario, string> = {
  direccion:
    'La dirección lleva a un lugar que no podemos leer. Copia de nuevo la dirección iCal pública de tu calendario.',
  red: 'El servidor del calendario no respondió.',
  tiempo: 'El servidor del calendario tardó demasiado en responder.',
  peso: 'El calendario pesa más de 2 MB. Exporta uno con menos eventos pasados.',
  respuesta: 'El servidor del calendario respondió con un error.',
  permiso: 'El calendario no se deja leer. Compártelo con su dirección secreta o hazlo público.',
  ausente: 'El calendario ya no está en esa dirección. Quítalo y conecta el nuevo.',
  ilegible: 'Lo que responde esa dirección no es un calendario iCal.',
  complejo: 'El calendario tiene una repetición que no pudimos calcular. Revisa sus eventos que se repiten.',
}
