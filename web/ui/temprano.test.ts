import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { TEMPRANO_SCRIPT } from './temprano.ts'

/** The script in a window of its own, whose events are given to it one at a time. */
function abrir() {
  const oyentes: Record<string, (event: object) => void> = {}
  runInNewContext(TEMPRANO_SCRIPT, {
    addEventListener: (name: string, act: (event: object) => void) => void (oyentes[name] = act),
  })
  const enviadas: unknown[] = []
  const formulario = (attributes: string[] = [], isConnected = true) => ({
    isConnected,
    hasAttribute: (name: string) => attributes.includes(name),
    requestSubmit: (boton: unknown) => enviadas.push(boton),
  })
  const apretar = (target: object, { boton = 'Ingresar', tomada = false } = {}) => {
    const event = {
      target,
      submitter: boton,
      defaultPrevented: tomada,
      preventDefault: () => void (event.defaultPrevented = true),
    }
    oyentes.submit!(event)
    return event.defaultPrevented
  }
  return { formulario, apretar, lista: () => oyentes['pagina-lista']!({}), enviadas }
}

describe('a form that is sent before its screen is there', () => {
  it('waits, and is sent once by the button that was pressed', () => {
    const { formulario, apretar, lista, enviadas } = abrir()
    expect([apretar(formulario()), enviadas]).toEqual([true, []])
    lista()
    lista()
    expect(enviadas).toEqual(['Ingresar'])
  })

  it('pressed again and again, as it was pressed last', () => {
    const { formulario, apretar, lista, enviadas } = abrir()
    const uno = formulario()
    apretar(uno, { boton: 'Guardar' })
    apretar(uno, { boton: 'Enviar' })
    lista()
    expect(enviadas).toEqual(['Enviar'])
  })

  it('goes by itself where it has an address', () => {
    const { formulario, apretar, lista, enviadas } = abrir()
    expect(apretar(formulario(['action']))).toBe(false)
    lista()
    expect(enviadas).toEqual([])
  })

  it('is left to the screen that took it, and to nobody where it is gone', () => {
    const { formulario, apretar, lista, enviadas } = abrir()
    apretar(formulario(), { tomada: true })
    lista()
    apretar(formulario([], false))
    lista()
    expect(enviadas).toEqual([])
  })
})
