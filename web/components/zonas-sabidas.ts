import { zonaSabida } from '#contract/zonas.ts'
import { readZonesBy } from '#web/ui/horas.ts'

readZonesBy(zonaSabida)
