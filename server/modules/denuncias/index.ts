export { decidirDenuncia, verContenidoDenunciado } from './decidir-denuncia.ts'
export { denunciarExperiencia, denunciarProveedor } from './denunciar.ts'
export { exportarDenuncias, olvidarDenunciasDe } from './denuncias.db.ts'
