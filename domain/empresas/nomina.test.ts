import { describe, expect, it } from 'vitest'
import { leerNomina } from './nomina.ts'

const uno = (nombre: string, documento: string | null = null) => ({ nombre, documento })

describe('a list of names', () => {
  it.each([
    ['lines alone', 'Ana Rojas\nLuis Soto', [uno('Ana Rojas'), uno('Luis Soto')]],
    ['a CSV with a heading', 'Nombre,Documento\r\nAna Rojas,12.345.678-5\r\n', [uno('Ana Rojas', '12.345.678-5')]],
    ['semicolons, as Excel writes them here', 'nombre;rut\nAna Rojas;12345678-5', [uno('Ana Rojas', '12345678-5')]],
    ['cells of a sheet', 'Ana  Rojas\t12345678-5', [uno('Ana Rojas', '12345678-5')]],
    ['quotes', '"Rojas, Ana",P123', [uno('Rojas, Ana', 'P123')]],
    ['a byte order mark and empty lines at the end', '\uFEFFNombre\nAna Rojas\n\n \n', [uno('Ana Rojas')]],
    ['nothing', '', []],
  ])('is read from %s', (_como, texto, viajeros) => expect(leerNomina(texto, 10)).toEqual({ viajeros }))

  it('names each row that cannot be, as its sheet counts', () => {
    const texto = [
      'Nombre;Documento',
      'Ana;1',
      'Luis;2',
      'Eva;3',
      'Juan;4',
      'Rosa;5',
      ';6',
      'Iris;7',
      `${'x'.repeat(81)};8`,
    ].join('\n')
    expect(leerNomina(texto, 10)).toEqual({
      errores: ['Fila 7: falta el nombre', 'Fila 9: el nombre tiene más de 80 caracteres'],
    })
  })

  it('holds no more names than places', () => {
    expect(leerNomina('Ana\nLuis\nEva', 2)).toEqual({ errores: ['Hay 3 nombres y la reserva es para 2 personas'] })
    expect(leerNomina('Ana\nLuis', 2)).toEqual({ viajeros: [uno('Ana'), uno('Luis')] })
  })
})
