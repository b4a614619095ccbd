/** What a text is to a reader who hears the document: PDF's standard structure types. */
export type Role = 'H1' | 'H2' | 'P' | 'L' | 'LI' | 'LBody' | 'Table' | 'TR' | 'TH' | 'TD';

/** A part of the document's structure; marks of one part share one object, across lines and pages. */
export type Block = { readonly role: Role; readonly parent?: Block };

/** A new part below another, or below the document itself. */
export function block(role: Role, parent?: Block): Block {
  return parent ? { role, parent } : { role };
}
