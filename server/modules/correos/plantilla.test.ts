import { describe, expect, it } from 'vitest'
import { DATOS_PRIMEROS } from '#domain/sitio/datos.ts'
import { sitioDe } from '#domain/sitio/sitio.ts'
import type { Correo } from './correo.ts'
import { aHtml, aTexto } from './plantilla.ts'

const sitio = sitioDe(DATOS_PRIMEROS, { conCuenta: false })
const correo: Correo = {
  para: 'ana@ejemplo.cl',
  asunto: 'Reserva confirmada',
  titulo: 'Reserva confirmada',
  parrafos: ['Llega 10 minutos antes.', 'Tu anfitrión es «Pan & Mar» <SpA>.'],
  datos: [
    ['Cuándo', 'sáb 14 nov 10:30'],
    ['Total', '$40.000'],
  ],
  accion: { texto: 'Ver mi entrada', enlace: 'http://localhost:3000/mis-entradas/ABCD2345?clave=x&y="z' },
}

describe('every mail', () => {
  it('says the same in plain text and in HTML, with its one action', () => {
    const [texto, html] = [aTexto(correo, { sitio }), aHtml(correo, { sitio, baseUrl: 'http://localhost:3000' })]
    for (const palabra of [
      'Reserva confirmada',
      'Llega 10 minutos antes.',
      'Cuándo',
      'sáb 14 nov 10:30',
      '$40.000',
      'Ver mi entrada',
    ]) {
      expect(texto).toContain(palabra)
      expect(html).toContain(palabra)
    }
    expect(texto).toContain(correo.accion!.enlace)
    expect(texto.match(/https?:/g)).toHaveLength(1)
    // The name of the house leads home; beside it there is the one action.
    expect(html.match(/<a /g)).toHaveLength(2)
    expect(html).toContain('lang="es-CL"')
  })

  it('writes what people wrote as words, never as markup', () => {
    const html = aHtml(correo, { sitio, baseUrl: 'http://localhost:3000' })
    expect(html).toContain('«Pan &amp; Mar» &lt;SpA&gt;')
    expect(html).toContain('href="http://localhost:3000/mis-entradas/ABCD2345?clave=x&amp;y=&quot;z"')
    expect(aTexto(correo, { sitio })).toContain('«Pan & Mar» <SpA>')
  })

  it('stands without data and without an action', () => {
    const { titulo, parrafos, para, asunto } = correo
    expect(aTexto({ titulo, parrafos, para, asunto }, { sitio })).toBe(
      'Reserva confirmada\n\nLlega 10 minutos antes.\n\nTu anfitrión es «Pan & Mar» <SpA>.\n\nTourism Hub Chile',
    )
    expect(
      aHtml({ titulo, parrafos, para, asunto }, { sitio, baseUrl: 'http://localhost:3000' }).match(/<a /g),
    ).toHaveLength(1)
  })

  it('says who writes, under the name of whoever runs it', () => {
    const otro = sitioDe(
      {
        ...DATOS_PRIMEROS,
        marca: 'Pagos & Cía',
        lema: '',
        razonSocial: 'Pagos SpA',
        rut: '76543210-3',
        direccion: 'Calle 1',
        correo: 'hola@pagos.cl',
        telefono: '+56912345678',
        telefonoHorario: 'de 9 a 18',
      },
      { conCuenta: false },
    )
    expect(
      aTexto(correo, { sitio: otro }).endsWith(
        '\n\nPagos & Cía\nPagos SpA, RUT 76.543.210-3, Calle 1, Santiago\nhola@pagos.cl · +56 9 1234 5678, de 9 a 18',
      ),
    ).toBe(true)
    const html = aHtml(correo, { sitio: otro, baseUrl: 'https://pagos.cl' })
    expect(html).toContain('>Pagos &amp; Cía</a>')
    expect(html).toContain('Pagos SpA, RUT 76.543.210-3, Calle 1, Santiago<br>hola@pagos.cl')
    expect(html).not.toContain('Tourism Hub')
  })
})
