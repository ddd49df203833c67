type Enlace = { to: string; texto: string }
export type Respuesta = {
  id: string
  pregunta: string
  parrafos: readonly string[]
  /** Steps in order, or loose points. */
  pasos?: readonly string[]
  puntos?: readonly string[]
  tabla?: 'politicas' | 'emergencias'
  enlaces?: readonly Enlace[]
}
export type Tema = { id: string; titulo: string; resumen: string; respuestas: readonly Respuesta[] }
