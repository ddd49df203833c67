import type { PapelProveedor } from '#contract/equipos.ts'

export const PAPELES: { papel: PapelProveedor; nombre: string; puede: string }[] = [
  { papel: 'guia', nombre: 'Guía', puede: 'Ve y registra llegadas de sus salidas' },
  { papel: 'caja', nombre: 'Cajero o cajera', puede: 'Ve reservas y registra llegadas' },
  { papel: 'gestor', nombre: 'Encargado o encargada', puede: 'Experiencias, fechas, reservas y ventas' },
  { papel: 'dueno', nombre: 'Dueño o dueña', puede: 'Todo, también documentos, pagos y equipo' },
]

/** A host is the owner of their own, and asks nobody else to be. */
export const PAPELES_DE = { proveedor: PAPELES, anfitrion: PAPELES.filter(({ papel }) => papel !== 'dueno') }
