export { listarProveedores } from './listar-proveedores.ts'
export { verProveedor, verProveedorPorSlug } from './ver-proveedor.ts'
export { cambiarEstadoDeProveedor, cambiarFichaDeProveedor, insertProveedorNuevo } from './alta.db.ts'
