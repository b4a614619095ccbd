import type {
  Article,
  City,
  EventVideo,
  Profile,
  Publication,
  Service,
  TeamMember,
  Testimonial,
} from '../../model/view.gen.ts';

/** What the items of each collection are once resolved. */
export interface ItemData {
  services: Service;
  profiles: Profile;
  articles: Article;
  events: EventVideo;
  publications: Publication;
  team: TeamMember;
  testimonials: Testimonial;
  cities: City;
}
