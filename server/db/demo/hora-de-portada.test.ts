import { describe, expect, it } from 'vitest'
import { horasDePortada, horasDichas, horasQueSeVen } from './hora-de-portada.ts'

describe('what somebody sees between the start and the end of a departure', () => {
  it.each([
    ['05:00', 450, 'amanecer dia noche'],
    ['05:00', 45, 'noche'],
    ['06:00', 120, 'amanecer'],
    ['06:30', 270, 'amanecer dia'],
    ['08:30', 300, 'amanecer dia'],
    ['08:31', 300, 'dia'],
    ['10:00', 540, 'dia atardecer'],
    ['11:00', 180, 'dia'],
    ['15:30', 180, 'dia'],
    ['16:00', 180, 'dia atardecer'],
    ['18:30', 120, 'dia atardecer'],
    ['19:00', 90, 'atardecer'],
    ['19:00', 120, 'atardecer noche'],
    ['17:30', 300, 'dia atardecer noche'],
    ['21:30', 150, 'noche'],
  ])('%s, %i minutes: %s', (hora, duracionMinutos, horas) => {
    expect(horasQueSeVen(hora, duracionMinutos).join(' ')).toBe(horas)
  })
})

describe('the hours that a text leaves', () => {
  it.each([
    ['Siente el amanecer entre los géiseres del Tatio', 'amanecer'],
    ['Al alba frente a una pared de roca', 'amanecer'],
    ['Recorre el Cementerio General al caer la tarde', 'atardecer'],
    ['El Licancabur al frente cuando se pone el sol', 'atardecer'],
    ['Cinco copas con la luz baja de Colchagua', 'atardecer'],
    ['Camina el Barrio Puerto cuando se prenden las luces', 'noche'],
    ['Mira la Vía Láctea desde Diaguitas, en Vicuña', 'noche'],
    ['Mañana de masa, migas y café', 'amanecer dia'],
    ['Paseo temprano por la selva valdiviana', 'amanecer dia'],
    ['Tarde de fogón, mate y truco', 'dia atardecer'],
    ['Mira los murales de un museo a cielo abierto', 'amanecer dia atardecer noche'],
    ['Recorre el barrio Yungay de cité en cité', 'amanecer dia atardecer noche'],
  ])('%s: %s', (texto, horas) => {
    expect([...horasDichas(texto)].join(' ')).toBe(horas)
  })
})

describe('the hour of a cover', () => {
  it.each([
    {
      porque: 'a morning by its words',
      nombre: 'Hornea kuchen de murta',
      descripcionCorta: 'Mañana de masa.',
      horas: ['10:00', '15:00'],
      duracionMinutos: 180,
      caben: 'dia',
    },
    {
      porque: 'any of its departures',
      nombre: 'Amasa empanadas',
      descripcionCorta: 'Con pebre.',
      horas: ['18:30', '10:30'],
      duracionMinutos: 180,
      caben: 'dia atardecer noche',
    },
    {
      porque: 'no sunset that only a word would give',
      nombre: 'Asa un cordero al palo',
      descripcionCorta: 'Tarde de fogón.',
      horas: ['11:30'],
      duracionMinutos: 330,
      caben: 'dia',
    },
    {
      porque: 'the sunset its words name, of all it sees',
      nombre: 'Camina la quebrada',
      descripcionCorta: 'Vuelve cuando se pone el sol.',
      horas: ['15:30'],
      duracionMinutos: 270,
      caben: 'atardecer',
    },
    {
      porque: 'none where text and departures deny each other',
      nombre: 'Rema al amanecer',
      descripcionCorta: 'En kayak.',
      horas: ['11:00'],
      duracionMinutos: 120,
      caben: '',
    },
  ])('$porque', ({ horas, caben, ...una }) => {
    expect([...horasDePortada({ ...una, horarios: horas.map((hora) => ({ hora })) })].join(' ')).toBe(caben)
  })
})
