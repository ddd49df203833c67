import type { PapelProveedor } from '#contract/equipos.ts'

export const PAPELES: { papel: PapelProveedor; nombre: string; puede: string }[] = [
  { papel: 'guia', nombre: 'Guía', puede: 've y registra llegadas de sus salidas' },
  { papel: 'caja', nombre: 'Cajero o cajera', puede: 've reservas y registra llegadas' },
  { papel: 'gestor', nombre: 'Encargado o encargada', puede: 'experiencias, fechas, reservas y ventas' },
  { papel: 'dueno', nombre: 'Dueño o dueña', puede: 'todo, también documentos, pagos y equipo' },
]

/** A host is the owner of their own, and asks nobody else to be. */
export const PAPELES_DE = { proveedor: PAPELES, anfitrion: PAPELES.filter(({ papel }) => papel !== 'dueno') }
