import { z } from 'zod'

/** Up to `hasta` hours before the start `porcentaje` comes back; a policy has the longest first. */
export const Tramo = z.object({ hasta: z.int(), porcentaje: z.int() })
export type Tramo = z.infer<typeof Tramo>
