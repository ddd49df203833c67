export { buscarFichas } from './buscar-fichas.ts'
export { mostrarDatosPersonales } from './mostrar-datos-personales.ts'
export { suspenderPersona, verFichaDePersona } from './ver-ficha-de-persona.ts'
export { verFichaDeReserva } from './ver-ficha-de-reserva.ts'
