/** Test files of half a minute or more: begun last, one of them would leave a processor idle. Vitest orders the rest by size. */
export const LONG = [
  'server/http/llamadas.test.ts',
  'server/kill.test.ts',
  'server/modules/reservas/modelo.test.ts',
  'server/modules/pagos/fallas.test.ts',
  'server/arranque.test.ts',
  'server/http/matriz.test.ts',
  'server/http/canarios.test.ts',
  'server/db/demo/cargar.test.ts',
  'server/modules/asistente/dialogos-demo.test.ts',
  'server/modules/pagos/ordenes.test.ts',
  'server/platform/queue.race.test.ts',
]
