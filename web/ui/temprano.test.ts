import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { TEMPRANO_SCRIPT } from './temprano.ts'

/** The script in a window of its own, whose events and time are given to it one at a time. */
function abrir() {
  const oyentes: Record<string, (event: object) => void> = {}
  let pendientes: (() => void)[] = []
  runInNewContext(TEMPRANO_SCRIPT, {
    addEventListener: (name: string, act: (event: object) => void) => void (oyentes[name] = act),
    setTimeout: (act: () => void) => void pendientes.push(act),
    PointerEvent: class {
      type: string
      constructor(type: string) {
        this.type = type
      }
    },
  })
  const hechas: unknown[] = []
  const formulario = (attributes: string[] = []): Elemento => ({
    isConnected: true,
    hasAttribute: (name: string) => attributes.includes(name),
    requestSubmit: (boton: unknown) => hechas.push(boton),
  })
  const boton = (selector = 'button[type=button]'): Elemento => {
    const elemento: Elemento = {
      isConnected: true,
      closest: (asked: string) => (asked === selector ? elemento : null),
      dispatchEvent: ({ type }: { type: string }) => hechas.push(type),
      click: () => hechas.push('click'),
    }
    return elemento
  }
  const enviar = (target: object, { submitter = 'Ingresar', tomada = false } = {}) => {
    const event = {
      target,
      submitter,
      defaultPrevented: tomada,
      preventDefault: () => void (event.defaultPrevented = true),
    }
    oyentes.submit!(event)
    return event.defaultPrevented
  }
  const pasa = (): void => {
    const due = pendientes
    pendientes = []
    for (const act of due) act()
  }
  return { formulario, boton, enviar, apretar: (target: object) => oyentes.click!({ target }), pasa, hechas }
}

type Elemento = Record<string, unknown>
const tomar = (elemento: Elemento): void => void (elemento.__reactProps$k2 = {})

describe('a form that is sent before its screen is there', () => {
  it('waits, and is sent once by the button that was pressed', () => {
    const { formulario, enviar, pasa, hechas } = abrir()
    const uno = formulario()
    expect(enviar(uno)).toBe(true)
    pasa()
    expect(hechas).toEqual([])
    tomar(uno)
    pasa()
    pasa()
    expect(hechas).toEqual(['Ingresar'])
  })

  it('pressed again and again, as it was pressed last', () => {
    const { formulario, enviar, pasa, hechas } = abrir()
    const uno = formulario()
    enviar(uno, { submitter: 'Guardar' })
    enviar(uno, { submitter: 'Enviar' })
    tomar(uno)
    pasa()
    pasa()
    expect(hechas).toEqual(['Enviar'])
  })

  it('goes by itself where it has an address', () => {
    const { formulario, enviar, pasa, hechas } = abrir()
    const uno = formulario(['action'])
    expect(enviar(uno)).toBe(false)
    tomar(uno)
    pasa()
    expect(hechas).toEqual([])
  })

  it('is left to the screen that took it, and to nobody where it is gone', () => {
    const { formulario, enviar, pasa, hechas } = abrir()
    const uno = formulario()
    enviar(uno, { tomada: true })
    tomar(uno)
    pasa()
    const dos = formulario()
    enviar(dos)
    Object.assign(dos, { isConnected: false })
    tomar(dos)
    pasa()
    expect(hechas).toEqual([])
  })
})

describe('a button that is pressed before its screen is there', () => {
  it('is pressed once its part of the page was taken over, however late', () => {
    const { boton, apretar, pasa, hechas } = abrir()
    const uno = boton()
    apretar(uno)
    for (let i = 0; i < 40; i++) pasa()
    expect(hechas).toEqual([])
    tomar(uno)
    pasa()
    pasa()
    expect(hechas).toEqual(['pointerdown', 'click'])
  })

  it('is left to React where React hears it, and where the very press made it listen', () => {
    const { boton, apretar, pasa, hechas } = abrir()
    const uno = boton()
    tomar(uno)
    apretar(uno)
    pasa()
    const dos = boton()
    apretar(dos)
    tomar(dos)
    pasa()
    pasa()
    expect(hechas).toEqual([])
  })

  it('gives way to what is pressed after it', () => {
    const { boton, formulario, apretar, enviar, pasa, hechas } = abrir()
    const uno = boton()
    apretar(uno)
    pasa()
    const dos = formulario()
    enviar(dos)
    tomar(uno)
    tomar(dos)
    pasa()
    pasa()
    expect(hechas).toEqual(['Ingresar'])
  })

  it('gives way to one that was heard meanwhile, and not to a press on plain text', () => {
    const { boton, apretar, pasa, hechas } = abrir()
    const [uno, otro] = [boton(), boton()]
    apretar(uno)
    pasa()
    apretar(boton('p'))
    tomar(uno)
    pasa()
    expect(hechas).toEqual(['pointerdown', 'click'])
    apretar(otro)
    pasa()
    apretar(uno)
    tomar(otro)
    pasa()
    pasa()
    expect(hechas).toEqual(['pointerdown', 'click'])
  })

  it('is no button that the browser acts on by itself', () => {
    const { boton, apretar, pasa, hechas } = abrir()
    const uno = boton('button[type=submit]')
    apretar(uno)
    tomar(uno)
    pasa()
    pasa()
    expect(hechas).toEqual([])
  })
})
