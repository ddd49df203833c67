export { abrirCaso, anotarEnCaso, moverPlazo, resolverCaso } from './abrir-caso.ts'
export { listarCasos, listarColas } from './listar-casos.ts'
export { anotarCaso, tomarCaso } from './tomar-caso.ts'
export { verCaso } from './ver-caso.ts'
