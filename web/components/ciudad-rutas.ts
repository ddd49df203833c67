import { enDireccion } from '#contract/direcciones.ts'

export const rutaDeCiudad = (ciudad: string): string => `/experiencias/${enDireccion(ciudad)}`
export const rutaDeTipo = (ciudad: string, tipo: string): string => `${rutaDeCiudad(ciudad)}/${enDireccion(tipo)}`
