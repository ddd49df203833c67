import { expect, it } from 'vitest'
import type { Requisito } from '#contract/altas.ts'
import { type Declarado, estaCompleta, tareasDe } from './tareas.ts'

const requisito = (tipo: Requisito['tipo'], tarea: Requisito['tarea'], obligatorio = true): Requisito => ({
  tipo,
  tarea,
  obligatorio,
  nombre: tipo,
  porque: '',
  conVencimiento: false,
})
const vacio: Declarado = {
  tipo: 'anfitrion',
  estado: 'Borrador',
  datos: {},
  tieneCuenta: false,
  requisitos: [requisito('identidad', 'identidad')],
  documentos: [],
  observaciones: {},
}
const lleno: Declarado = {
  ...vacio,
  tieneCuenta: true,
  datos: {
    sobre: { biografia: 'x', idiomas: ['es'] },
    contacto: { telefono: '+56912345678', region: '13', comunaCodigo: '13101', domicilio: 'Los Aromos 12' },
    identidad: { tipoDocumento: 'RUT', numeroDocumento: '12345678-5' },
    actividad: { categorias: ['Cultural'], giro: 'x', regimen: 'afecto' },
  },
  documentos: [{ tipo: 'identidad', estado: 'pendiente' }],
}
const estados = (declarado: Declarado) => tareasDe(declarado).map(({ clave, estado }) => `${clave} ${estado}`)

it('asks for five things, each of them pending', () => {
  expect(estados(vacio)).toEqual([
    'sobre pendiente',
    'contacto pendiente',
    'identidad pendiente',
    'actividad pendiente',
    'pagos pendiente',
  ])
  expect(tareasDe(vacio).map(({ falta }) => falta)).toEqual([
    ['biografía', 'idiomas'],
    ['región', 'comuna', 'celular', 'domicilio'],
    ['RUT o pasaporte', 'identidad'],
    ['tipos de experiencia', 'giro', 'régimen'],
    ['cuenta bancaria'],
  ])
  expect(
    tareasDe({ ...vacio, tipo: 'proveedor' })
      .slice(0, 3)
      .map(({ titulo, falta }) => [titulo, falta[0]]),
  ).toEqual([
    ['Sobre la empresa', 'qué hace la empresa'],
    ['Contacto', 'región'],
    ['Empresa', 'razón social'],
  ])
  expect(estaCompleta(tareasDe(vacio))).toBe(false)
})

it('is complete with all data and papers', () => expect(estaCompleta(tareasDe(lleno))).toBe(true))

it('asks for a sixth where the category does, with its number', () => {
  const trekking = { ...lleno, requisitos: [...lleno.requisitos, requisito('sernatur', 'registro')] }
  expect(tareasDe(trekking).find(({ clave }) => clave === 'registro')?.falta).toEqual([
    'número de registro Sernatur',
    'sernatur',
  ])
  const listo = {
    ...trekking,
    datos: { ...lleno.datos, registro: { sernaturNumero: '23456' } },
    documentos: [...lleno.documentos, { tipo: 'sernatur' as const, estado: 'pendiente' as const }],
  }
  expect(estaCompleta(tareasDe(listo))).toBe(true)
})

it('asks whoever sells where they are to be found, as the law has it told to whoever buys', () => {
  const { domicilio: _domicilio, ...contacto } = lleno.datos.contacto!
  const sin = tareasDe({ ...lleno, datos: { ...lleno.datos, contacto } })
  expect(sin.find(({ clave }) => clave === 'contacto')?.falta).toEqual(['domicilio'])
  expect(estaCompleta(sin)).toBe(false)
})

it('does not wait for a paper that is optional', () =>
  expect(
    estaCompleta(
      tareasDe({ ...lleno, requisitos: [...lleno.requisitos, requisito('resolucion_sanitaria', 'actividad', false)] }),
    ),
  ).toBe(true))

it('shows what is being looked at, and what came back', () => {
  expect(estados({ ...lleno, estado: 'En revisión' })[0]).toBe('sobre en_revision')
  const devuelto: Declarado = {
    ...lleno,
    estado: 'Observado',
    observaciones: { sobre: 'Cuenta más' },
    documentos: [{ tipo: 'identidad', estado: 'observado' }],
  }
  expect(estados(devuelto)).toEqual([
    'sobre observada',
    'contacto completada',
    'identidad observada',
    'actividad completada',
    'pagos completada',
  ])
})
