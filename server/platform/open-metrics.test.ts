import { expect, it } from 'vitest'
import { toOpenMetrics } from './open-metrics.ts'

it('writes each family with its type, its help and its figures, and ends as OpenMetrics asks', () => {
  expect(
    toOpenMetrics([
      {
        name: 'a',
        help: 'Una',
        type: 'gauge',
        samples: [{ value: 1.5 }, { labels: { estado: 'x', otra: 'y' }, value: 0 }],
      },
      { name: 'b', help: 'Otra', type: 'counter', samples: [{ value: 2 }] },
      { name: 'c', help: 'Tiempo', type: 'summary', samples: [{ labels: { ruta: '/a/:id' }, count: 3, sum: 0.25 }] },
      { name: 'd', help: 'Nada', type: 'gauge', samples: [] },
    ]),
  ).toBe(
    [
      '# TYPE a gauge',
      '# HELP a Una',
      'a 1.5',
      'a{estado="x",otra="y"} 0',
      '# TYPE b counter',
      '# HELP b Otra',
      'b_total 2',
      '# TYPE c summary',
      '# HELP c Tiempo',
      'c_count{ruta="/a/:id"} 3',
      'c_sum{ruta="/a/:id"} 0.25',
      '# TYPE d gauge',
      '# HELP d Nada',
      '# EOF',
      '',
    ].join('\n'),
  )
})

it('lets no value end its quotes or its line', () => {
  expect(
    toOpenMetrics([
      { name: 'a', help: 'uno\ndos', type: 'gauge', samples: [{ labels: { ruta: 'x"} 9\ny\\' }, value: 1 }] },
    ]),
  ).toContain('# HELP a uno\\ndos\na{ruta="x\\"} 9\\ny\\\\"} 1\n')
})
